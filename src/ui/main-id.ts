/**
 * Id of the `<main>` of every layout: target of the skip link, and container of menus and tooltips, so that all
 * content is inside a landmark.
 */
export const MAIN_ID = 'main'
