/** Language of the alternative text or the caption of a picture, by its upload. */
export type PictureLanguages = (UploadID: string, field: 'alt' | 'caption') => string;
