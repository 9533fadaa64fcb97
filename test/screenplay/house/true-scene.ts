/** The expected data of a generated scene, without its text. */
export interface TrueScene {
  readonly number?: string;
  readonly intExt: "INT." | "EXT." | "INT./EXT." | "";
  readonly set: string;
  readonly time: string;
  readonly omitted: boolean;
  readonly heading: string;
  readonly speakers: readonly string[];
}
