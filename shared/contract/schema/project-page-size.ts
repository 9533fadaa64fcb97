/** How many projects one answer lists. */
export const PROJECTS_A_PAGE = 200;
