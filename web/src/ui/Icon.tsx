import { classes } from './classes.ts';

export interface IconProps {
  /** SVG source of a Lucide icon: `import search from 'lucide-static/icons/search.svg?raw'`. */
  svg: string;
  size?: 's' | 'm' | 'l';
  className?: string;
}

/** A decorative Lucide icon; the text next to it or the label of its button is its name. */
export function Icon({ svg, size = 'm', className }: IconProps) {
  const inside = svg.slice(svg.indexOf('>', svg.indexOf('<svg')) + 1, svg.lastIndexOf('</svg>')).trim();
  return (
    <svg
      className={classes('i', size !== 'm' && `i-${size}`, className)}
      viewBox="0 0 24 24"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: inside }}
    />
  );
}
