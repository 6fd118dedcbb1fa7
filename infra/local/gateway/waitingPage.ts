import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname } from 'node:path';
import { escapeHtml } from '#shared/escapeHtml.ts';
import type { WrittenLanguage } from '#shared/fields.ts';
import { baseLanguages, locales } from '#shared/locales.ts';
import { fallbackLanguage, languages } from '#shared/settings.ts';

const texts: Record<WrittenLanguage, { title: string; text: string }> = {
  en: {
    title: 'Creating demo data',
    text: 'People, projects and payments are being created. This page opens by itself once they’re there.',
  },
  fr: {
    title: 'Création des données de démonstration',
    text: 'Les membres, les projets et les paiements sont en cours de création. Cette page s’ouvrira d’elle-même dès qu’ils seront prêts.',
  },
  es: {
    title: 'Creando los datos de demostración',
    text: 'Se están creando las personas, los proyectos y los pagos. Esta página se abrirá sola cuando estén listos.',
  },
};

/**
 * Answers a request for a page with a notice that demo data is being created, which opens the page afterwards. Does not answer
 * requests for files. Returns whether it answered.
 */
export function sendWaitingPage(request: IncomingMessage, response: ServerResponse, path: string): boolean {
  if (request.method !== 'GET' || extname(path) !== '') return false;
  const language = languages.find(one => new RegExp(`^/${one}(/|$)`).test(path)) ?? fallbackLanguage;
  const { title, text } = texts[baseLanguages[language]];
  response.writeHead(503, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'retry-after': '2',
  });
  response.end(`<!doctype html>
<html lang="${locales[language]}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta http-equiv="refresh" content="2">
<title>${escapeHtml(title)} · Cairn</title></head>
<body><main><h1>${escapeHtml(title)}</h1><p role="status">${escapeHtml(text)}</p></main></body>
</html>`);
  return true;
}
