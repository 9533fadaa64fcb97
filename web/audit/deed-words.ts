/** A route's name as people read it: "addTeamMember" is "Add team member". */
export function wordsOfDeed(what: string): string {
  const words = what.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
