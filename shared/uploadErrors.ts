/** Refusals of uploads. */
export const uploadErrors = {
  UPLOAD_NOT_FOUND: { status: 404, message: 'Upload not found.' },
  UPLOAD_NOT_READY: { status: 409, message: 'The upload is still being processed.' },
  UPLOAD_SIZE_EXCEEDED: { status: 400, message: 'The file is larger than allowed.' },
  UPLOAD_INVALID_DIMENSIONS: { status: 400, message: 'The image dimensions are outside the allowed range.' },
  UPLOAD_INVALID_TYPE: { status: 400, message: 'This type of file is not allowed.' },
  VIDEO_QUOTA_EXCEEDED: { status: 409, message: 'All videos of a person together are larger than allowed.' },
  UPLOAD_ALREADY_SENT: { status: 409, message: 'This file has already been sent with another message.' },
  UPLOAD_PROCESSING_FAILED: { status: 400, message: 'The image could not be processed.' },
} as const;
