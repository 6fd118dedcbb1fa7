/** A prototype at one of the hosts: the address for the frame, and the page that opens outside it. */
export interface Prototype {
  host: 'Figma' | 'CodePen' | 'CodeSandbox';
  src: string;
  page: string;
}

interface PrototypeHost {
  name: Prototype['host'];
  hostnames: readonly string[];
  /** Origin of the frame. */
  origin: string;
  /** The addresses of the prototype that a path names; undefined for other pages of the host. */
  addressesOf: (url: URL) => Omit<Prototype, 'host'> | undefined;
}

/** Sites that are made for showing prototypes in frames of other sites. */
export const prototypeHosts: readonly PrototypeHost[] = [
  {
    name: 'Figma',
    hostnames: ['www.figma.com', 'figma.com', 'embed.figma.com'],
    origin: 'https://embed.figma.com',
    addressesOf({ pathname, searchParams }) {
      const [, kind, key] = /^\/(proto|design)\/([0-9A-Za-z]{22,128})(?:\/[^/]*)?$/.exec(pathname) ?? [];
      if (!kind || !key) return undefined;
      const shown = new URLSearchParams();
      for (const name of ['node-id', 'starting-point-node-id']) {
        const node = searchParams.get(name);
        if (node && /^\d+[-:]\d+$/.test(node)) shown.set(name, node);
      }
      const page = `https://www.figma.com/${kind}/${key}${shown.size > 0 ? `?${shown}` : ''}`;
      shown.set('embed-host', 'cairn');
      return { src: `https://embed.figma.com/${kind}/${key}?${shown}`, page };
    },
  },
  {
    name: 'CodePen',
    hostnames: ['codepen.io'],
    origin: 'https://codepen.io',
    addressesOf({ pathname }) {
      const [, author, id] =
        /^\/((?:team\/)?[\w-]{1,60})\/(?:pen|full|embed)\/([A-Za-z]{5,40})$/.exec(pathname) ?? [];
      if (!author || !id) return undefined;
      return {
        src: `https://codepen.io/${author}/embed/${id}?default-tab=result`,
        page: `https://codepen.io/${author}/pen/${id}`,
      };
    },
  },
  {
    name: 'CodeSandbox',
    hostnames: ['codesandbox.io'],
    origin: 'https://codesandbox.io',
    addressesOf({ pathname }) {
      const [, id] = /^\/(?:s|embed|p\/sandbox)\/([\w-]{5,100})$/.exec(pathname) ?? [];
      if (!id) return undefined;
      return {
        src: `https://codesandbox.io/embed/${id}?view=preview&hidenavigation=1`,
        page: `https://codesandbox.io/s/${id}`,
      };
    },
  },
];

/**
 * Parses the address of a prototype at an approved host. Undefined for anything else, such as another page of the host, which may
 * lead elsewhere. The addresses of the result are built from the ids that were found, so that nothing else of the input remains.
 */
export function prototypeOf(address: string): Prototype | undefined {
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  const isPlain = url.protocol === 'https:' && !url.port && !url.username && !url.password;
  const host = prototypeHosts.find(({ hostnames }) => hostnames.includes(url.hostname));
  const addresses = isPlain ? host?.addressesOf(url) : undefined;
  return host && addresses && { host: host.name, ...addresses };
}
