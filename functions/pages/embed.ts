import type { Deps } from '#functions/platform/deps.ts';
import { isRefusal } from '#functions/platform/refusal.ts';
import { getProject } from '#functions/projects/getProject.ts';
import { embedPath, embedSize, sitePicturePath } from '#shared/embed.ts';
import type { Project } from '#shared/entities/project.ts';
import { escapeHtml } from '#shared/escapeHtml.ts';
import { isFormerMember, nameOf } from '#shared/fullName.ts';
import { ProjectID } from '#shared/ids.ts';
import { baseLanguages, formatMoney, locales } from '#shared/locales.ts';
import { paths, slugOf } from '#shared/paths.ts';
import { type Language, languages } from '#shared/settings.ts';
import { ownMarks } from '#shared/visits.ts';
import { embedCard } from './embedCard.ts';

/** Request for an address below `embed` or `oembed`: the card of a project, or its description for sites that show the card. */
export interface EmbedRequest {
  kind: 'embed' | 'oembed';
  language: Language;
  ProjectID: ProjectID;
}

/** `/fr/embed/{ProjectID}` and `/fr/oembed/{ProjectID}.json`; undefined for any other path. */
export function embedRequest(path: string): EmbedRequest | undefined {
  const [, prefix, kind, id = ''] = /^\/(\w\w)\/(embed|oembed)\/([^/]+)$/.exec(path) ?? [];
  const language = languages.find(one => one === prefix);
  const project = ProjectID.safeParse(kind === 'oembed' ? id.replace(/\.json$/, '') : id);
  if (!language || !project.success || (kind !== 'embed' && kind !== 'oembed')) return undefined;
  return { kind, language, ProjectID: project.data };
}

/** The response's body and type; undefined for a project that is not public. Cost: as `getProject`. */
export async function renderEmbed(
  { kind, language, ProjectID }: EmbedRequest,
  siteUrl: string,
  deps: Deps,
): Promise<{ type: string; body: string } | undefined> {
  const project = await getProject.invoke({ ProjectID, caller: undefined }, deps);
  if (isRefusal(project)) return undefined;
  return kind === 'embed'
    ? { type: 'text/html; charset=utf-8', body: cardOf(project, language, siteUrl) }
    : { type: 'application/json; charset=utf-8', body: JSON.stringify(describe(project, language, siteUrl)) };
}

/** By oEmbed 1.0, https://oembed.com. */
function describe(project: Project, language: Language, siteUrl: string) {
  const { ProjectID, name, owner, sharePicture } = project;
  const { width, height } = embedSize;
  const source = siteUrl + embedPath(language, ProjectID);
  return {
    version: '1.0',
    type: 'rich',
    provider_name: 'Cairn',
    provider_url: siteUrl,
    title: name,
    author_name: nameOf(owner, language),
    ...(!isFormerMember(owner) && {
      author_url: siteUrl + paths.author({ lang: language, UserID: owner.UserID }),
    }),
    cache_age: 3600,
    width,
    height,
    html: `<iframe src="${source}" width="${width}" height="${height}" title="${escapeHtml(name)}" style="border:0;max-width:100%" loading="lazy"></iframe>`,
    thumbnail_url: siteUrl + (sharePicture ?? sitePicturePath),
    thumbnail_width: 1200,
    thumbnail_height: 630,
  };
}

const words = {
  en: {
    by: (name: string) => `by ${name}`,
    built: 'built',
    of: (raised: string, budget: string) => `${raised} of ${budget}`,
    roles: (count: string, isOne: boolean) => `${count} ${isOne ? 'role' : 'roles'} open`,
  },
  fr: {
    by: (name: string) => `par ${name}`,
    built: 'construit',
    of: (raised: string, budget: string) => `${raised} sur ${budget}`,
    roles: (count: string, isOne: boolean) => `${count} ${isOne ? 'rôle' : 'rôles'} à pourvoir`,
  },
  es: {
    by: (name: string) => `de ${name}`,
    built: 'construido',
    of: (raised: string, budget: string) => `${raised} de ${budget}`,
    roles: (count: string, isOne: boolean) => `${count} ${isOne ? 'rol vacante' : 'roles vacantes'}`,
  },
} as const;

function cardOf(project: Project, language: Language, siteUrl: string): string {
  const { ProjectID, name, description, progress, raised, budget, currency, rolesOpen, sharePicture } =
    project;
  const locale = locales[language];
  const text = words[baseLanguages[language]];
  const share = new Intl.NumberFormat(locale, { style: 'percent' }).format(progress / 100);
  const money = (minor: number) => formatMoney(language, minor, currency, { whole: true });
  const isOne = new Intl.PluralRules(locale).select(rolesOpen) === 'one';
  const target = { lang: language, ProjectID, slug: slugOf(name) };
  return embedCard({
    locale,
    address: siteUrl + paths.project(target),
    link: siteUrl + paths.project({ ...target, query: { ref: ownMarks.embed } }),
    picture: sharePicture ?? sitePicturePath,
    language: project.language,
    name,
    description,
    by: text.by(nameOf(project.owner, language)),
    progress,
    facts: [
      `${share} ${text.built}`,
      text.of(money(raised), money(budget)),
      ...(rolesOpen > 0 ? [text.roles(new Intl.NumberFormat(locale).format(rolesOpen), isOne)] : []),
    ],
  });
}
