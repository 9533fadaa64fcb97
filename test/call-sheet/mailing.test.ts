import { describe, expect, it } from "vitest";
import { bouncesTooOften, countsOf, isLeft } from "../../shared/call-sheet/publishing/mailing.ts";

const AT = "2031-03-02T18:00:00Z";

describe("a mailing", () => {
  it.each<[string, Parameters<typeof isLeft>[2], { waiting: boolean; unconfirmed: boolean }]>([
    ["nobody has emailed", {}, { waiting: true, unconfirmed: true }],
    ["it has emailed itself", { mail: "SENT", operation: "this" }, { waiting: false, unconfirmed: false }],
    ["it may have emailed itself", { mail: "SENDING", operation: "this" }, { waiting: false, unconfirmed: false }],
    ["SES has refused in it", { mail: "FAILED", operation: "this" }, { waiting: false, unconfirmed: false }],
    ["SES has refused before", { mail: "FAILED", operation: "before" }, { waiting: true, unconfirmed: true }],
    ["may have got it before", { mail: "SENDING", operation: "before" }, { waiting: false, unconfirmed: false }],
    ["has got it before", { mail: "SENT", operation: "before" }, { waiting: false, unconfirmed: true }],
    [
      "whose mailbox returned it",
      { mail: "SENT", operation: "before", bouncedAt: AT },
      { waiting: false, unconfirmed: false },
    ],
    ["has confirmed by a copied link", { confirmedAt: AT }, { waiting: false, unconfirmed: false }],
  ])("emails someone whom %s accordingly", (_, marks, { waiting, unconfirmed }) => {
    expect([isLeft("waiting", "this", marks), isLeft("unconfirmed", "this", marks)]).toEqual([waiting, unconfirmed]);
  });

  it("counts its own emails only", () => {
    const marks = [
      { mail: "SENT", operation: "this" },
      { mail: "SENT", operation: "this", bouncedAt: AT },
      { mail: "SENT", operation: "before", bouncedAt: AT },
      { mail: "SENDING", operation: "this" },
      { mail: "FAILED", operation: "this" },
    ] as const;
    expect(countsOf("this", marks)).toEqual({ sent: 2, refused: 1, unknown: 1, bounced: 1 });
  });

  it.each([
    [{ sent: 20, bounced: 9 }, false],
    [{ sent: 20, bounced: 10 }, true],
    [{ sent: 200, bounced: 10 }, true],
    [{ sent: 201, bounced: 10 }, false],
    [{ sent: 3000, bounced: 149 }, false],
    [{ sent: 3000, bounced: 150 }, true],
  ])("with %j pauses: %s", (counts, pauses) => {
    expect(bouncesTooOften(counts)).toBe(pauses);
  });
});
