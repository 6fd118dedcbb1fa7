/** Bytes at the end of a file among which its last line must be, as readers of PDF look for it. */
const tail = 1_024;

/** Whether a file begins and ends as a PDF does. Nothing in it is read: it is only ever downloaded. */
export const isPdf = (bytes: Buffer): boolean =>
  bytes.toString('latin1', 0, 5) === '%PDF-' && bytes.subarray(-tail).includes('%%EOF');
