import { describe, expect, it } from "vitest";
import { scenesFromFdx, screenplayFromFdx } from "../../shared/screenplay/files/fdx.ts";
import { fdx, fdxParagraph as p } from "./a-screenplay.ts";

const BARN = p("Scene Heading", "INT. BARN - DAY");
const scenesOf = (content: string, lists?: string) => scenesFromFdx(fdx(content, lists)).scenes;
const heading = (properties: string, attributes = "") =>
  `<Paragraph Type="Scene Heading"${attributes}>${properties}<Text>INT. BARN - DAY</Text></Paragraph>`;

describe("a Final Draft file", () => {
  it("has the same scenes as a PDF", () => {
    const [scene, other, ...none] = scenesOf(
      p("Scene Heading", "Int. Barn - Night", ' Number="12A"') +
        p("Action", "Nora (40) lifts a rusty KNIFE. Emil watches from the ladder.") +
        p("Character", "Nora (V.O.)") +
        p("Dialogue", "I knew.") +
        p("Character", "EMIL (CONT'D)") +
        p("Parenthetical", "softly") +
        p("Dialogue", "So did I.") +
        p("Transition", "CUT TO:") +
        p("Scene Heading", "CLEARING") +
        p("Shot", "CLOSE ON the axe"),
    );
    expect(none).toEqual([]);
    expect(scene).toMatchObject({
      number: "12A",
      numberIsPrinted: true,
      heading: "INT. BARN - NIGHT",
      intExt: "INT.",
      set: "BARN",
      time: "NIGHT",
      scriptDay: "N1",
      synopsis: "Nora (40) lifts a rusty KNIFE.",
      eighths: 2,
      origin: { page: 1, line: 0 },
      end: { page: 1, line: 7 },
    });
    expect(scene?.characters.map(({ name, presence }) => `${name} ${presence}`)).toEqual(["NORA voice", "EMIL speaks"]);
    expect(scene?.elements.map(({ name, category, origin }) => [name, category, origin.line])).toContainEqual([
      "Knife",
      "Props",
      1,
    ]);
    expect(other).toMatchObject({ number: "2", numberIsPrinted: false, intExt: "", set: "CLEARING", time: "" });
  });

  it("joins the runs of a paragraph and keeps its line breaks", () => {
    const { paragraphs } = screenplayFromFdx(
      fdx(
        '<Paragraph Type="Action"><Text>A long </Text><Text Style="Italic">  beat</Text><Text>.\nLonger &amp; longer.\n</Text></Paragraph>' +
          p("Action", " \n "),
      ),
    );
    expect(paragraphs).toEqual([{ kind: "action", text: "A long beat.\nLonger & longer." }]);
  });

  it.each([
    ["2/8", 2],
    ["1 3/8", 11],
    ["3", 24],
    ["15", 120],
    ["1 10/8", 18],
    ["", 1],
    ["0", 1],
    ["long", 1],
  ])("reads a length of %j as %i eighths, and measures the scene without one", (length, eighths) => {
    const [scene] = scenesOf(heading(`<SceneProperties Length="${length}" Page="7"/>`));
    expect(scene).toMatchObject({ eighths, origin: { page: 7 } });
  });

  it("uses the scenes' pages of the file, whatever their length", () => {
    const line = p("Action", "Nora crosses the yard.");
    const on = (page: number) => heading(`<SceneProperties Page="${page}"/>`);
    const pagesOf = (content: string) => scenesOf(content).map(({ origin, end }) => [origin.page, end.page]);
    expect(pagesOf(on(3) + line + on(5) + line)).toEqual([
      [3, 3],
      [5, 5],
    ]);
    const full = on(1) + line.repeat(26);
    expect(pagesOf(full + on(1) + line + on(2) + line)).toEqual([
      [1, 1],
      [1, 1],
      [2, 2],
    ]);
    expect(pagesOf(full + BARN + line)).toEqual([
      [1, 1],
      [2, 2],
    ]);
  });

  it("lays scenes without a length out on pages", () => {
    const line = p("Action", "Nora crosses the yard.");
    const [first, second] = scenesOf(BARN + line.repeat(26) + BARN + line);
    expect([first?.eighths, second?.eighths]).toEqual([8, 1]);
    expect(second?.origin).toEqual({ page: 2, line: 27 });
  });

  it("uses the summary of a scene as its synopsis", () => {
    const summary = `<Summary>${p("", "Nora comes")}${p("", "home.")}</Summary>`;
    expect(scenesOf(heading(`<SceneProperties Length="">${summary}</SceneProperties>`))[0]?.synopsis).toBe(
      "Nora comes home.",
    );
  });

  it("keeps the number of an omitted scene without its text", () => {
    const scenes = scenesOf(
      BARN +
        `<Paragraph Number="21" Type="Scene Heading"><Text>OMITTED</Text><OmittedScene>${p("Scene Heading", "EXT. YARD - DUSK")}${p("Character", "MARA")}</OmittedScene></Paragraph>` +
        p("Scene Heading", "OMITTED", ' Number="22"') +
        p("Scene Heading", "INT. HALL - DAY", ' Number="23"'),
    );
    expect(scenes.map(({ number, omitted, set, eighths }) => [number, omitted, set, eighths])).toEqual([
      ["A21", false, "BARN", 1],
      ["21", true, "OMITTED", 0],
      ["22", true, "OMITTED", 0],
      ["23", false, "HALL", 1],
    ]);
    expect(scenes.flatMap(({ characters }) => characters)).toEqual([]);
  });

  it("reads dual dialogue, nested in a paragraph or not", () => {
    const pair = `<DualDialogue>${p("Character", "STEEL")}${p("Dialogue", "No.")}${p("Character", "BRICK")}${p("Dialogue", "No.")}</DualDialogue>`;
    for (const content of [pair, `<Paragraph>${pair}</Paragraph>`]) {
      const { paragraphs } = screenplayFromFdx(fdx(BARN + content));
      expect(paragraphs.slice(1).map(({ text, column }) => [text, column])).toEqual([
        ["STEEL", "left"],
        ["No.", "left"],
        ["BRICK", "right"],
        ["No.", "right"],
      ]);
      expect(scenesOf(BARN + content)[0]?.characters.map(({ name }) => name)).toEqual(["STEEL", "BRICK"]);
    }
  });

  it("ignores notes in a paragraph, empty headings and text before the first heading", () => {
    const note = `<ScriptNote>${p("", "a lion")}</ScriptNote>`;
    const scenes = scenesOf(
      `${p("Action", "A bus.")}${BARN}<Paragraph Type="Action">${note}<Text>Nothing.</Text></Paragraph>${p("Scene Heading", " ")}`,
    );
    expect(scenes.map(({ elements }) => elements)).toEqual([[]]);
  });

  it("treats numbered shots as scenes", () => {
    const shots = p("Shot", "ANGLE ON NORA", ' Number="4"') + p("Shot", "HER HAND");
    expect(scenesOf(BARN + shots).map(({ number }) => number)).toEqual(["1", "4"]);
  });

  it("removes a typed number from the heading", () => {
    expect(scenesOf(p("Scene Heading", "7. INT. HALL - DAY"))[0]).toMatchObject({ number: "7", set: "HALL" });
  });
});

describe("tags", () => {
  const lists = `<TagData>
    <TagCategories><TagCategory Id="05c556eb-6bc1-4a3a-b09f-f8b5ba1b6afa" Name="Requisiten"/><TagCategory Id="c1" Name="Cast"/><TagCategory Id="c2" Name="Drones"/><TagCategory Id="c3" Name="Script Day"/></TagCategories>
    <TagDefinitions><TagDefinition Id="d1" CatId="05c556eb-6bc1-4a3a-b09f-f8b5ba1b6afa" Label="Bread knife"/><TagDefinition Id="d2" CatId="c1" Label="Pip"/><TagDefinition Id="d3" CatId="c2" Label="Drone, small"/><TagDefinition Id="d4" CatId="c3" Label="D4"/></TagDefinitions>
    <Tags><Tag Number="1"><DefId>d1</DefId></Tag><Tag Number="2"><DefId>d2</DefId></Tag><Tag Number="3"><DefId>d3</DefId></Tag><Tag Number="4"><DefId>d4</DefId></Tag></Tags>
  </TagData>`;
  const content =
    '<Paragraph Type="Scene Heading"><Text TagNumber="4">INT. BARN - DAY</Text></Paragraph>' +
    '<Paragraph Type="Action"><Text>The child has a </Text><Text TagNumber="1">bread </Text><Text TagNumber="1,3" Style="Bold">knife</Text><Text TagNumber="2,99"> now.</Text></Paragraph>';

  it("become elements, cast and script days by their category, whatever its name in the file", () => {
    const [scene] = scenesOf(content, lists);
    expect(scene?.elements).toEqual([
      {
        name: "Bread knife",
        category: "Props",
        quote: "The child has a bread knife now.",
        origin: { page: 1, line: 1 },
        confidence: 1,
        tagged: true,
      },
      expect.objectContaining({ name: "Drone & small", category: "Drones" }),
      expect.objectContaining({ name: "Studio teacher", because: "child", confidence: 0.5 }),
    ]);
    expect(scene?.characters).toEqual([
      { name: "PIP", presence: "silent", origin: { page: 1, line: 1 }, tagged: true },
    ]);
    expect(scene?.scriptDay).toBe("D4");
  });

  it("cover their words, also over several runs", () => {
    const tags = screenplayFromFdx(fdx(content, lists)).paragraphs[1]?.tags;
    const words = tags?.map(({ from, to, name }) => [name, "The child has a bread knife now.".slice(from, to)]);
    expect(words).toEqual([
      ["Bread knife", "bread knife"],
      ["Drone, small", "knife"],
      ["Pip", "now."],
    ]);
  });
});

describe("revisions", () => {
  it("are listed, and scenes have the one that changed them last", () => {
    const lists = '<Revisions ActiveSet="2"><Revision ID="2" Name="Pink"/><Revision ID="1" Name="Blue"/></Revisions>';
    const changed =
      '<Paragraph Type="Action"><Text RevisionID="0">She </Text><Text RevisionID="2">runs</Text><Text RevisionID="1">.</Text></Paragraph>';
    const { revisions, revised } = scenesFromFdx(fdx(BARN + changed + BARN + p("Action", "She waits."), lists));
    expect(revisions).toEqual([
      { number: 1, name: "Blue" },
      { number: 2, name: "Pink" },
    ]);
    expect(revised).toEqual([2, 0]);
  });
});

describe("an invalid Final Draft file", () => {
  const bomb = `<?xml version="1.0"?><!DOCTYPE lolz [<!ENTITY lol "lol">${Array.from({ length: 9 }, (_, at) => `<!ENTITY lol${at + 1} "${`&lol${at || ""};`.repeat(10)}">`).join("")}]><FinalDraft><Content>&lol9;</Content></FinalDraft>`;

  it.each([
    ["nothing", "", "not-xml", "This XML file cannot be read"],
    ["plain text", "INT. BARN - DAY", "not-xml", "Save it again as Final Draft (.fdx)"],
    ["a truncated file", fdx(BARN).slice(0, -9), "not-xml", "unclosed tag"],
    ["a billion laughs", bomb, "entities", "This file declares XML entities"],
    [
      "a file with an external entity",
      '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><FinalDraft>&e;</FinalDraft>',
      "entities",
      "Save it again from your writing program",
    ],
    ["an undefined entity", fdx("&lol;"), "not-xml", "undefined entity"],
    ["endlessly nested elements", `${"<a>".repeat(5000)}`, "not-xml", "more than 100 elements deep"],
    ["another kind of file", "<html><body/></html>", "not-final-draft", "it begins with <html>"],
    ["a file without content", "<FinalDraft/>", "not-final-draft", "it has no content"],
    ["a script without scenes", fdx(p("Action", "Nora waits.")), "no-scenes", "no scene heading"],
    ["a file of endless elements", `<x>${"<a/>".repeat(500_001)}</x>`, "too-large", "more than 250000 elements"],
    [
      "a file whose tags multiply",
      fdx(
        `<Paragraph Type="Action"><Text TagNumber="${"1,".repeat(2000)}">x</Text></Paragraph>`,
        `<TagData><TagDefinitions><TagDefinition Id="d" Label="Knife"/></TagDefinitions><Tags><Tag Number="1">${"<DefId>d</DefId>".repeat(200)}</Tag></Tags></TagData>`,
      ),
      "too-large",
      "more than 200000 tags",
    ],
    ["a file too large", " ".repeat(20_000_001), "too-large", "21 million characters"],
    ["a file of endless words", fdx(p("Action", "Nora waits. ".repeat(300_000))), "too-large", "4 million characters"],
  ])("is refused with a reason: %s", (_, text, reason, words) => {
    expect(() => scenesFromFdx(text)).toThrow(
      expect.objectContaining({ reason, message: expect.stringContaining(words) }),
    );
  });

  it("may have characters that XML forbids, and tags without a definition", () => {
    const lists =
      '<TagData><TagDefinitions><TagDefinition Id="d" CatId="gone" Label="Knife"/><TagDefinition Id="e" Label=" "/></TagDefinitions><Tags><Tag Number="1"><DefId>d</DefId><DefId>e</DefId><DefId>f</DefId></Tag></Tags></TagData>';
    const content = `${BARN}<Paragraph Type="Action"><Text TagNumber="1, ,x">Cut\u0003!</Text></Paragraph>`;
    expect(scenesOf(content, lists)[0]?.elements).toMatchObject([
      { name: "Knife", category: "Miscellaneous", quote: "Cut!" },
    ]);
  });

  it("may be a script of endless paragraphs, which is read within the time limit", () => {
    const endless = "Mr. A. knife (NORA (50) ".repeat(2000);
    const content = ["Scene Heading", "Action", "Character", "Parenthetical", "Dialogue", "Transition"]
      .map((type) => p(type, endless))
      .join("");
    expect(scenesOf(BARN + content)).toHaveLength(2);
  });
});
