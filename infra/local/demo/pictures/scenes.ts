import { type Random, randomFrom } from '#shared/random.ts';
import { backdrop, glints, height, repeated, ridge, width } from './brushes.ts';
import { type Detail, details, isUpright } from './details.ts';

type Cover = 'harbour' | 'kitchen' | 'oven' | 'lake' | 'stars' | 'field';

/** Names of the scenes. */
export type Scene = Cover | Detail;

/** Size of a picture, in pixels. Some stand upright. */
export const sizeOf = (scene: Scene): { width: number; height: number } =>
  isUpright(scene) ? { width: 1000, height: 1250 } : { width, height };

/** A picture in the manner of a photograph, as SVG: no two projects of the demo look alike. */
export function drawScene(scene: Scene): string {
  const size = sizeOf(scene);
  const part = isUpright(scene) ? '400 0 800 1000' : `0 0 ${width} ${height}`;
  const draw = { ...covers, ...details }[scene];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="${part}"><defs>${filters}</defs>${draw(randomFrom(`scene·${scene}`))}${grain}</svg>`;
}

const filters = [
  '<filter id="soft" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="7"/></filter>',
  '<filter id="glow" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur stdDeviation="42"/></filter>',
  '<filter id="grain"><feTurbulence type="fractalNoise" baseFrequency=".8" numOctaves="2" seed="7"/><feColorMatrix values="0 0 0 0 .5 0 0 0 0 .5 0 0 0 0 .5 0 0 0 .9 -.36"/></filter>',
].join('');
const grain = `<rect width="${width}" height="${height}" filter="url(#grain)" opacity=".16"/>`;

const covers: Record<Cover, (random: Random) => string> = {
  harbour: random =>
    backdrop('sky', '#27405c', '#8d7f8e', '#f0b487', '#f6d9a8') +
    '<circle cx="1130" cy="560" r="70" fill="#fff1c9" filter="url(#soft)"/><circle cx="1130" cy="560" r="190" fill="#ffd79a" opacity=".5" filter="url(#glow)"/>' +
    `<path d="${ridge(random, { y: 600, rise: 70, steps: 9 })}" fill="#5c5f74" filter="url(#soft)"/>` +
    '<rect y="600" width="1600" height="400" fill="#34506a"/>' +
    glints(random, { x: 1130, from: 606, colour: '#ffd9a0' }) +
    '<path d="M0 700L620 668L650 760L0 860Z" fill="#22303c"/><path d="M0 700L620 668L622 684L0 722Z" fill="#46535c"/>' +
    '<path d="M420 330h26v350h-26z" fill="#d9d3c4"/><path d="M420 330h9v350h-9z" fill="#fbf4e0"/>' +
    repeated(7, band => `<path d="M420 ${360 + band * 44}h26v18h-26z" fill="#c4552b"/>`) +
    '<path d="M350 300l150-26 26 62-150 26z" fill="#16222e"/><path d="M352 302l147-25 12 28-148 26z" fill="#31506c"/><path d="M398 404h70v64h-70z" fill="#e9e4d6"/>' +
    '<path d="M900 726q110 34 236 0l-30 46h-180z" fill="#3a2a2a"/><path d="M1016 724v-150l74 140z" fill="#efe6d2"/>',

  kitchen: random =>
    backdrop('night', '#0d1622', '#16243a', '#1d2b3d') +
    repeated(
      60,
      () =>
        `<circle cx="${(random() * width).toFixed(0)}" cy="${(random() * 300).toFixed(0)}" r="1.6" fill="#cfd9ea" opacity=".6"/>`,
    ) +
    '<path d="M0 1000V240h1600v760z" fill="#3b2b28"/>' +
    repeated(26, row =>
      repeated(
        14,
        brick =>
          `<rect x="${brick * 124 - (row % 2) * 62}" y="${244 + row * 30}" width="118" height="25" fill="#553c35" opacity="${(0.25 + random() * 0.5).toFixed(2)}"/>`,
      ),
    ) +
    '<rect x="880" y="330" width="560" height="430" fill="#ffcf7d" filter="url(#glow)"/><rect x="900" y="350" width="520" height="390" fill="#ffdf9f"/>' +
    '<path d="M900 600h520v140H900z" fill="#c98a48"/><path d="M900 596h520v12H900z" fill="#8c5a2c"/>' +
    '<g fill="#5a3422"><circle cx="1030" cy="470" r="46"/><path d="M960 640q8-120 70-120t72 120z"/><circle cx="1290" cy="486" r="42"/><path d="M1226 640q8-106 64-106t66 106z"/></g>' +
    '<path d="M1120 560h90l-8 40h-74z" fill="#39424a"/><g stroke="#fff8e8" stroke-width="9" opacity=".6" fill="none" filter="url(#soft)"><path d="M1145 550q-18-50 6-92t-4-92"/><path d="M1185 550q18-46-4-86t8-100"/></g>' +
    '<path d="M1152 350h16v390h-16zM900 536h520v12H900zM884 334h552v20H884zM884 736h552v30H884z" fill="#20171a"/>' +
    '<path d="M330 420h270v580H330z" fill="#23393a"/><path d="M356 448h218v250H356z" fill="#f2b65f" opacity=".35"/><circle cx="566" cy="730" r="10" fill="#d9b36c"/>' +
    '<path d="M0 930h1600v70H0z" fill="#161318"/><path d="M840 930h640l160 70H760z" fill="#ffcf7d" opacity=".18"/>',

  oven: random =>
    backdrop('wall', '#4a362c', '#2c201b', '#171110') +
    repeated(17, row =>
      repeated(
        13,
        brick =>
          `<rect x="${brick * 136 - (row % 2) * 68}" y="${row * 46}" width="128" height="38" rx="4" fill="#7d5a45" opacity="${(0.18 + random() * 0.42).toFixed(2)}"/>`,
      ),
    ) +
    '<path d="M420 760V560a380 380 0 0 1 760 0v200z" fill="#ff8a2c" opacity=".55" filter="url(#glow)"/>' +
    repeated(15, stone => {
      const angle = Math.PI - (stone / 14) * Math.PI;
      const [x, y] = [800 + Math.cos(angle) * 372, 560 - Math.sin(angle) * 372];
      return `<rect x="-36" y="-50" width="72" height="100" rx="8" transform="translate(${x.toFixed(0)} ${y.toFixed(0)}) rotate(${(90 - (angle * 180) / Math.PI).toFixed(0)})" fill="#96694c" stroke="#3a2419" stroke-width="5"/>`;
    }) +
    '<path d="M480 760V570a320 320 0 0 1 640 0v190z" fill="#1b0d08"/><path d="M500 760V600a300 290 0 0 1 600 0v160z" fill="#b0420f" opacity=".55" filter="url(#soft)"/>' +
    repeated(16, () => {
      const x = 560 + random() * 300;
      const tall = 80 + random() * 210;
      return `<path d="M${x.toFixed(0)} 750q-40-${(tall * 0.5).toFixed(0)} 8-${tall.toFixed(0)}q44 ${(tall * 0.5).toFixed(0)} 22 ${tall.toFixed(0)}z" fill="${random() < 0.5 ? '#ffb02e' : '#ff7a1c'}" opacity=".75" filter="url(#soft)"/>`;
    }) +
    '<path d="M380 756h840v54H380z" fill="#8d6e5a"/><path d="M380 756h840v14H380z" fill="#c79a76"/>' +
    repeated(
      3,
      loaf =>
        `<ellipse cx="${930 + loaf * 90}" cy="${738 - (loaf % 2) * 8}" rx="58" ry="32" fill="#c98a45"/><path d="M${900 + loaf * 90} ${730 - (loaf % 2) * 8}q30-22 62-4" stroke="#f5d9a4" stroke-width="7" fill="none"/>`,
    ) +
    '<path d="M0 810h1600v190H0z" fill="#1d1512"/><path d="M300 810h1000l150 190H150z" fill="#ff9a3c" opacity=".13"/>',

  lake: random =>
    backdrop('morning', '#9db7c9', '#d7dfdc', '#f3e7d3') +
    `<path d="${ridge(random, { y: 480, rise: 260, steps: 6 })}" fill="#8ba0ae"/><path d="${ridge(random, { y: 520, rise: 170, steps: 10 })}" fill="#607d87"/><path d="${ridge(random, { y: 548, rise: 60, steps: 60 })}" fill="#2f4c4a"/>` +
    '<clipPath id="water"><rect y="545" width="1600" height="455"/></clipPath><rect y="545" width="1600" height="455" fill="#7f9dab"/>' +
    `<g clip-path="url(#water)"><g transform="translate(0 1092) scale(1 -1)" opacity=".45"><path d="${ridge(randomFrom('lake-mirror'), { y: 520, rise: 150, steps: 10 })}" fill="#4f6c77" filter="url(#soft)"/></g></g>` +
    repeated(
      70,
      () =>
        `<rect x="${(random() * width).toFixed(0)}" y="${(560 + random() * 430).toFixed(0)}" width="${(40 + random() * 260).toFixed(0)}" height="2.4" fill="#e8eee9" opacity=".35"/>`,
    ) +
    '<path d="M0 1000V880l560-70 40 30L240 1000z" fill="#5b4838"/>' +
    repeated(
      8,
      plank =>
        `<path d="M${40 + plank * 66} ${874 - plank * 8}l60-7-30 150-70 8z" fill="#7a614a" opacity=".7"/>`,
    ) +
    '<path d="M980 730q150 46 330 0l-44 60H1030z" fill="#7c2f24"/><path d="M986 728q150 34 318 0l-6 14q-150 34-306 0z" fill="#b5563d"/><circle cx="1120" cy="628" r="30" fill="#3b2a24"/><path d="M1076 740q2-80 44-82t50 82z" fill="#d8c79c"/><path d="M1160 690l170 90" stroke="#4a372a" stroke-width="8"/>',

  stars: random =>
    backdrop('dark', '#060a1a', '#101a3a', '#263a5e', '#5a6a80') +
    '<path d="M-100 520Q700 120 1700 260L1700 420Q800 300-100 760Z" fill="#aebbe8" opacity=".2" filter="url(#glow)"/>' +
    repeated(420, () => {
      const size = random() ** 6 * 4.4 + 0.7;
      return `<circle cx="${(random() * width).toFixed(0)}" cy="${(random() * 760).toFixed(0)}" r="${size.toFixed(1)}" fill="${random() < 0.2 ? '#ffe3b8' : '#eef2ff'}" opacity="${(0.35 + random() * 0.65).toFixed(2)}"/>`;
    }) +
    `<path d="${ridge(random, { y: 830, rise: 110, steps: 12 })}" fill="#131c2c"/><path d="${ridge(random, { y: 930, rise: 130, steps: 90 })}" fill="#0a101b"/>` +
    '<g fill="#05080f"><path d="M1080 940l30-170 14 2-22 168zM1190 940l-46-170 14-2 54 172z"/><circle cx="1128" cy="690" r="40"/><path d="M1066 860q4-130 62-130t64 130z"/></g><path d="M1150 720l150-140" stroke="#05080f" stroke-width="22"/><circle cx="1306" cy="574" r="26" fill="#f6d58a" filter="url(#soft)"/><circle cx="1306" cy="574" r="110" fill="#f6d58a" opacity=".35" filter="url(#glow)"/>',

  field: random =>
    backdrop('noon', '#6fa3cf', '#bcd6e6', '#efe6c8') +
    repeated(6, () => {
      const [x, y] = [random() * width, 80 + random() * 190];
      return `<g fill="#fff" opacity=".7" filter="url(#soft)"><ellipse cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" rx="130" ry="26"/><ellipse cx="${(x + 60).toFixed(0)}" cy="${(y - 22).toFixed(0)}" rx="70" ry="26"/></g>`;
    }) +
    `<path d="${ridge(random, { y: 470, rise: 150, steps: 7 })}" fill="#8a9a86"/><path d="${ridge(random, { y: 500, rise: 50, steps: 44 })}" fill="#54703f"/>` +
    '<rect y="495" width="1600" height="505" fill="#8d6b3f"/>' +
    repeated(15, row => {
      const [near, far] = [-900 + row * 240, 560 + row * 34];
      return `<path d="M${far} 498l16 0L${near + 150} 1000H${near}z" fill="${row % 2 ? '#4f7a34' : '#6b9440'}"/>`;
    }) +
    '<path d="M640 498h22L420 1000H190z" fill="#6fb2c9"/><path d="M646 498h8L330 1000h-60z" fill="#d7eef2" opacity=".75"/>' +
    '<path d="M1180 520h150v120h-150z" fill="#efe4cd"/><path d="M1160 524l95-74 95 74z" fill="#b0573a"/><path d="M1230 580h44v60h-44z" fill="#5c4030"/>' +
    '<g fill="#3a4a2a"><ellipse cx="1420" cy="500" rx="34" ry="120"/><ellipse cx="1500" cy="520" rx="28" ry="96"/></g>' +
    '<g><circle cx="820" cy="600" r="26" fill="#7a4b33"/><ellipse cx="820" cy="590" rx="42" ry="9" fill="#d9b45e"/><path d="M798 588q0-24 22-24t22 24z" fill="#c99f49"/><path d="M784 740q4-110 36-110t38 110z" fill="#a33f36"/><path d="M790 740h14v80h-14zM836 740h14v80h-14z" fill="#2d3c55"/><path d="M862 660l70 160" stroke="#5a3d22" stroke-width="8"/></g>',
};
