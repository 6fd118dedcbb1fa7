/** Whether a text is an https address without a name and password, which make another host look like the one that it leads to. */
export function isSecureAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password } = new URL(text);
  return protocol === 'https:' && username === '' && password === '';
}
