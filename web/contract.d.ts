declare module "virtual:contract" {
  interface Row {
    readonly method: "GET" | "POST";
    readonly path: string;
    readonly payload?: "json" | "form";
    readonly answer: "json" | "text" | "file";
    readonly open: boolean;
  }
  const table: Readonly<Record<import("../shared/contract/routes.ts").RouteName, Row>>;
  export default table;
}
