import type { UserConfig } from 'vite';

type Css = NonNullable<UserConfig['css']>;
type PostcssPlugin = Extract<Exclude<Css['postcss'], string | undefined>['plugins'], unknown[]>[number];

/** The area of a page, `tasks` of `web/src/pages/tasks/Tasks.css`. */
export const areaOf = (file: string): string | undefined => /\/src\/pages\/(\w+)\//.exec(file)?.[1];

/**
 * Lets the styles of a page area apply to the pages of that area only, although a browser keeps the styles of every page that was
 * visited. `Shell` names the area on `main`. `:where` adds nothing to the weight of a selector.
 */
export function pageStyles(): PostcssPlugin {
  return {
    postcssPlugin: 'cairn:page-styles',
    Once(root, { AtRule, Rule }) {
      const area = areaOf(root.source?.input.file?.replaceAll('\\', '/') ?? '');
      if (area === undefined) return;
      for (const layer of root.nodes) {
        if (layer.type === 'comment') continue;
        if (!(layer instanceof AtRule) || layer.name !== 'layer' || layer.params !== 'page')
          throw layer.error('The styles of pages belong to the layer `page`.');

        const scope = new Rule({ selector: `:where([data-area="${area}"])` });
        const isAnimation = (name: string) => name === 'keyframes' || name === 'page';
        scope.append((layer.nodes ?? []).filter(node => node.type !== 'atrule' || !isAnimation(node.name)));
        layer.append(scope);
      }
    },
  };
}
