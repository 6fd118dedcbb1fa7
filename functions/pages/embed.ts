import type { Deps } from '#functions/platform/deps.ts';
import { isRefusal } from '#functions/platform/refusal.ts';
import { getProject } from '#functions/projects/getProject.ts';
import { embedHtml, embedSize, sitePicturePath } from '#shared/embed.ts';
import type { Project } from '#shared/entities/project.ts';
import { isFormerMember, nameOf } from '#shared/fullName.ts';
import { ProjectID } from '#shared/ids.ts';
import { baseLanguages, formatMoney, locales } from '#shared/locales.ts';
import { paths, slugOf } from '#shared/paths.ts';
import { type Language, languages } from '#shared/settings.ts';
import { versionOf } from '#shared/translation/versionOf.ts';
import { ownMarks, shareMarks } from '#shared/visits.ts';
import { embedCard } from './embedCard.ts';
import { posterPage } from './poster.ts';

/** Request for an address below `embed` or `oembed`: the card of a project, its poster, or its description for sites that show the card. */
export interface EmbedRequest {
  kind: 'embed' | 'poster' | 'oembed';
  language: Language;
  ProjectID: ProjectID;
}

/** `/fr/embed/{ProjectID}`, `/fr/embed/{ProjectID}/poster` and `/fr/oembed/{ProjectID}.json`; undefined for any other path. */
export function embedRequest(path: string): EmbedRequest | undefined {
  const [, prefix, folder, id = '', poster] =
    /^\/(\w\w)\/(embed|oembed)\/([^/]+)(?:\/(poster))?$/.exec(path) ?? [];
  const language = languages.find(one => one === prefix);
  const project = ProjectID.safeParse(folder === 'oembed' ? id.replace(/\.json$/, '') : id);
  if (!language || !project.success || (folder === 'oembed' && poster)) return undefined;
  const kind = folder === 'oembed' ? folder : poster ? 'poster' : 'embed';
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
  if (kind === 'oembed')
    return {
      type: 'application/json; charset=utf-8',
      body: JSON.stringify(describe(project, language, siteUrl)),
    };
  const page = kind === 'embed' ? cardOf : posterOf;
  return { type: 'text/html; charset=utf-8', body: page(project, language, siteUrl) };
}

/** By oEmbed 1.0, https://oembed.com. */
function describe(project: Project, language: Language, siteUrl: string) {
  const { ProjectID, owner, sharePicture } = project;
  const { name } = versionOf(project, baseLanguages[language]).project;
  const { width, height } = embedSize;
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
    html: embedHtml({ siteUrl, language, ProjectID, name }),
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
    scan: 'Scan to see the project',
    reason: 'Join the team, support it, or follow how it grows.',
  },
  fr: {
    by: (name: string) => `par ${name}`,
    built: 'construit',
    of: (raised: string, budget: string) => `${raised} sur ${budget}`,
    roles: (count: string, isOne: boolean) => `${count} ${isOne ? 'rôle' : 'rôles'} à pourvoir`,
    scan: 'Scannez pour découvrir le projet',
    reason: 'Rejoignez l’équipe, soutenez le projet ou suivez son avancée.',
  },
  es: {
    by: (name: string) => `de ${name}`,
    built: 'construido',
    of: (raised: string, budget: string) => `${raised} de ${budget}`,
    roles: (count: string, isOne: boolean) => `${count} ${isOne ? 'rol vacante' : 'roles vacantes'}`,
    scan: 'Escanea para ver el proyecto',
    reason: 'Únete al equipo, apóyalo o sigue cómo crece.',
  },
} as const;

/** Content that the card and the poster of a project have in common. */
function contentOf(project: Project, language: Language, siteUrl: string) {
  const { ProjectID, progress, raised, budget, currency, rolesOpen, sharePicture } = project;
  const version = versionOf(project, baseLanguages[language]).project;
  const locale = locales[language];
  const text = words[baseLanguages[language]];
  const share = new Intl.NumberFormat(locale, { style: 'percent' }).format(progress / 100);
  const money = (minor: number) => formatMoney(language, minor, currency, { whole: true });
  const isOne = new Intl.PluralRules(locale).select(rolesOpen) === 'one';
  const target = { lang: language, ProjectID, slug: slugOf(project.name) };
  return {
    text,
    linkBy: (ref: string) => siteUrl + paths.project({ ...target, query: { ref } }),
    content: {
      locale,
      address: siteUrl + paths.project(target),
      picture: sharePicture ?? sitePicturePath,
      language: version.language,
      name: version.name,
      description: version.description,
      by: text.by(nameOf(project.owner, language)),
      facts: [
        `${share} ${text.built}`,
        text.of(money(raised), money(budget)),
        ...(rolesOpen > 0 ? [text.roles(new Intl.NumberFormat(locale).format(rolesOpen), isOne)] : []),
      ],
    },
  };
}

function cardOf(project: Project, language: Language, siteUrl: string): string {
  const { content, linkBy } = contentOf(project, language, siteUrl);
  return embedCard({ ...content, link: linkBy(ownMarks.embed), progress: project.progress });
}

function posterOf(project: Project, language: Language, siteUrl: string): string {
  const { content, linkBy, text } = contentOf(project, language, siteUrl);
  return posterPage({
    ...content,
    link: linkBy(shareMarks.poster),
    scan: text.scan,
    reason: text.reason,
  });
}
