import { escapeHtml } from './escapeHtml.ts';

/** Controls, halves of surrogate pairs and noncharacters such as U+FFFE. XML allows hardly any of them, not even escaped. */
const forbidden = /[^\t\n\r\P{Cc}]|[\p{Cs}\p{Noncharacter_Code_Point}]/gu;

/** Text for an element or a quoted attribute of XML, without the characters that would make the whole document malformed. */
export const escapeXml = (text: string): string => escapeHtml(text.replace(forbidden, ''));
