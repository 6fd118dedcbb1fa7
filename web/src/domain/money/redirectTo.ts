/** Leaves for a page of the payment provider. */
export function redirectTo(url: string): void {
  window.location.assign(url);
}
