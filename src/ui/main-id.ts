/**
 * Id of every layout's `<main>`: where the skip link leads, and where menus and tooltips are put, so that
 * everything on a page lies within a landmark.
 */
export const mainId = 'main'
