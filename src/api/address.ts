/** Where the API is: beside the app, or on another origin that the build names. */
export const API_URL: string = import.meta.env.VITE_API_URL ?? '/api/v1'
