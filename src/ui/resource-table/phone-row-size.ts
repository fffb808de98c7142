/** Lowest height of a row in a phone's list, in rem; the same as in `phone-rows.module.css`. */
export const ROW_REM = 4

/** Rows of the placeholder of a list that is loading. */
export const SKELETON_ROWS = 8
