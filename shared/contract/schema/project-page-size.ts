/** Number of projects per page. */
export const PROJECTS_A_PAGE = 200;
