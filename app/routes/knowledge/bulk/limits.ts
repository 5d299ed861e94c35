/** The largest file of items. */
export const UPLOAD_MAX_MB = 20;
