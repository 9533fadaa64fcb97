import { expect, it } from "vitest";
import { lengthText, screenTime, timeFromText } from "../../shared/production-report/time-of-day.ts";

it.each([
  ["7:12 AM", 432],
  ["7:12 pm", 1152],
  ["12 a.m.", 0],
  ["12:30 PM", 750],
  ["19:12", 1152],
  ["712", 432],
  ["1912", 1152],
  ["7", 420],
  ["19.05", 1145],
  ["7h05", 425],
  ["1:00 AM (next day)", 1500],
  ["23:10 (next day)", 2830],
])("reads %s", (text, minutes) => {
  expect(timeFromText(text)).toBe(minutes);
});

it.each([
  "",
  "noon",
  "25:00",
  "7:60",
  "13 PM",
  "0 AM",
  "7:12:30",
  "-1",
  "99999",
  "(next day)",
  "1 AM (next day) (next day)",
])("finds no time in %j", (text) => {
  expect(timeFromText(text)).toBeUndefined();
});

it("treats a time long before the call as one of the following night", () => {
  const call = 7 * 60;
  expect(timeFromText("12:20 AM", call)).toBe(24 * 60 + 20);
  expect(timeFromText("5:30 AM", call)).toBe(5 * 60 + 30);
  expect(timeFromText("2 AM", 18 * 60)).toBe(26 * 60);
});

it("formats durations", () => {
  expect([lengthText(35), lengthText(60), lengthText(725)]).toEqual(["35 min", "1 h 00", "12 h 05"]);
  expect([screenTime(5), screenTime(125)]).toEqual(["0:05", "2:05"]);
});
