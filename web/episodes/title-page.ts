import { formatNamed } from "../../shared/screenplay/model/script-format.ts";
import { episodeOfFileName, episodeOfTitlePage, inOrderOfEpisodes, type ProposedEpisode } from "./proposed-episode.ts";

/** Characters of a text file that may contain its title page. */
const TITLE_CHARACTERS = 4_000;
const TITLE_LINES = 40;

/** A file with the episode that its title page or, if that does not say, its name proposes. */
export interface ProposedFile {
  readonly file: File;
  readonly episode: ProposedEpisode | undefined;
}

/** Proposes the episodes of files: in the order of the episodes' numbers, then those of which none is known. */
export async function proposedFiles(files: readonly File[]): Promise<readonly ProposedFile[]> {
  const proposed = await Promise.all(
    files.map(async (file) => {
      const byName = episodeOfFileName(file.name);
      const byTitle = episodeOfTitlePage(await titleLines(file));
      return { file, episode: byName && (byName.name !== "" || byTitle === undefined) ? byName : (byTitle ?? byName) };
    }),
  );
  return inOrderOfEpisodes(proposed, ({ episode }) => episode?.number);
}

/** The lines of a file's first page; none if it cannot be read here, which its upload then reports. */
async function titleLines(file: File): Promise<readonly string[]> {
  try {
    const lines = await readLines(file);
    return lines
      .map((line) => line.trim())
      .filter((line) => line !== "")
      .slice(0, TITLE_LINES);
  } catch {
    return [];
  }
}

async function readLines(file: File): Promise<readonly string[]> {
  switch (formatNamed(file.name)) {
    case "fountain":
      return (await file.slice(0, TITLE_CHARACTERS).text()).replace(/^\w[\w ]*:/gmu, "").split("\n");
    case "fdx": {
      const script = new DOMParser().parseFromString(await file.text(), "application/xml");
      return [...script.querySelectorAll("TitlePage Paragraph")].map(({ textContent }) => textContent ?? "");
    }
    default: {
      const { firstPageLines } = await import("../ui/pdf/first-page-lines.ts");
      return firstPageLines(await file.arrayBuffer());
    }
  }
}
