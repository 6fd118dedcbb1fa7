/** Goes on to a page of the payment provider. */
export function leaveFor(url: string): void {
  window.location.assign(url);
}
