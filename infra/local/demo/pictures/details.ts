import type { Random } from '#shared/random.ts';
import { backdrop, glints, height, repeated, ridge, width } from './brushes.ts';

/** Names of the scenes beside the covers. */
export type Detail = 'bench' | 'casing' | 'map' | 'wall' | 'limpet' | 'loaves' | 'trailer';

/** Whether a picture stands upright: its middle part is shown. */
export const isUpright = (scene: string): boolean => scene === 'casing' || scene === 'limpet';

const planks = (random: Random, colours: readonly string[]): string =>
  repeated(7, row => {
    const y = 560 + row * 66;
    return `<rect y="${y}" width="1600" height="62" fill="${colours[Math.floor(random() * colours.length)]}"/>${repeated(
      5,
      () =>
        `<path d="M${(random() * width).toFixed(0)} ${y + 14 + random() * 34}q120-8 ${(120 + random() * 160).toFixed(0)} 2" stroke="#00000030" stroke-width="2" fill="none"/>`,
    )}`;
  });

/** Pictures that projects show beside their covers and in their progress logs. */
export const details: Record<Detail, (random: Random) => string> = {
  bench: random =>
    backdrop('shed', '#3c4a48', '#55645d', '#6d7468') +
    '<rect x="120" y="90" width="520" height="330" fill="#b9cdd3"/><path d="M380 90v330M120 250h520" stroke="#2d3735" stroke-width="14"/>' +
    planks(random, ['#8a6a48', '#957552', '#7f6040']) +
    '<rect x="470" y="600" width="470" height="270" rx="10" fill="#245a3f"/><g fill="#15241d"><rect x="540" y="660" width="120" height="90" rx="4"/><rect x="720" y="650" width="160" height="60" rx="4"/><rect x="760" y="760" width="90" height="70" rx="4"/></g>' +
    repeated(
      18,
      pin =>
        `<rect x="${494 + pin * 24}" y="612" width="12" height="22" fill="#d9c37a"/><circle cx="${500 + pin * 24}" cy="846" r="7" fill="#d9c37a"/>`,
    ) +
    '<path d="M940 700q120-60 210 20t240-40" stroke="#c4552b" stroke-width="9" fill="none"/><path d="M940 740q140-20 220 60t260-10" stroke="#e0b04a" stroke-width="9" fill="none"/>' +
    '<path d="M1120 560l300-180 26 40-290 186z" fill="#2c2f33"/><path d="M1120 560l-62 44 8 12 66-40z" fill="#d6d8d4"/><circle cx="300" cy="760" r="92" fill="#dcd5c4"/><circle cx="300" cy="760" r="70" fill="#5a3b26"/><path d="M392 730q60-6 56 44t-66 40" stroke="#dcd5c4" stroke-width="20" fill="none"/>',

  casing: random =>
    backdrop('cloth', '#cfc8b8', '#bdb5a3', '#a39b89') +
    repeated(
      40,
      line =>
        `<path d="M0 ${line * 26}q800 ${(random() * 16).toFixed(0)} 1600 0" stroke="#00000012" fill="none"/>`,
    ) +
    '<ellipse cx="800" cy="850" rx="300" ry="60" fill="#00000045" filter="url(#soft)"/>' +
    '<path d="M610 250h380v560q-190 70-380 0z" fill="#e9eef0" opacity=".9"/><path d="M610 250h120v580q-70-8-120-20z" fill="#fff" opacity=".55"/><ellipse cx="800" cy="250" rx="190" ry="52" fill="#f8fbfb"/><ellipse cx="800" cy="250" rx="150" ry="38" fill="#c9d5d8"/>' +
    '<rect x="690" y="400" width="220" height="230" rx="8" fill="#2c6a49" opacity=".8"/><rect x="730" y="450" width="90" height="70" fill="#14221c"/><circle cx="866" cy="566" r="16" fill="#e8c35a"/>' +
    repeated(
      6,
      bolt => `<circle cx="${640 + bolt * 64}" cy="${258 + (bolt % 2) * 22}" r="13" fill="#7f8a8c"/>`,
    ) +
    '<path d="M770 812v120q0 40 60 44h260" stroke="#23292c" stroke-width="26" fill="none"/>',

  map: random =>
    backdrop('table', '#5b4a3c', '#6b5747', '#4d3e33') +
    '<rect x="360" y="90" width="880" height="820" rx="34" fill="#14181b"/><rect x="396" y="126" width="808" height="748" rx="8" fill="#a9cdd6"/>' +
    `<clipPath id="screen"><rect x="396" y="126" width="808" height="748" rx="8"/></clipPath><g clip-path="url(#screen)"><path d="${ridge(random, { y: 620, rise: 260, steps: 9 })}" fill="#e7e1cf"/><path d="${ridge(random, { y: 760, rise: 160, steps: 11 })}" fill="#d3d9b5"/></g>` +
    [
      [560, 420, '#2f4f2e'],
      [720, 520, '#2f4f2e'],
      [900, 360, '#c4552b'],
      [1080, 470, '#2f4f2e'],
    ]
      .map(
        ([x, y, colour]) =>
          `<path d="M${x} ${y}q-44-66 0-92 44 26 0 92z" fill="${colour}"/><circle cx="${x}" cy="${Number(y) - 54}" r="15" fill="#fff"/>`,
      )
      .join('') +
    '<rect x="430" y="158" width="420" height="86" rx="10" fill="#fffdf9"/><rect x="456" y="180" width="250" height="16" fill="#4b4e45"/><rect x="456" y="208" width="160" height="12" fill="#aaa394"/>' +
    '<path d="M430 830q60-80 120-20t120-30 120 10 120-60 120 40 140-30" stroke="#31506c" stroke-width="9" fill="none"/>',

  wall: random =>
    backdrop('dawn', '#aebfca', '#d8d5cb', '#e8d7bb') +
    '<path d="M0 300h1600v700H0z" fill="#6d675c"/>' +
    repeated(11, row =>
      repeated(
        10,
        stone =>
          `<rect x="${stone * 180 - (row % 2) * 90}" y="${306 + row * 54}" width="172" height="47" rx="7" fill="#8a8375" opacity="${(0.3 + random() * 0.6).toFixed(2)}"/>`,
      ),
    ) +
    `<path d="M0 780h1600v220H0z" fill="#46616b"/>${glints(random, { x: 800, from: 790, colour: '#cfe0e2' })}` +
    '<path d="M0 740h1600v46H0z" fill="#3f4a35" opacity=".75" filter="url(#soft)"/>' +
    '<path d="M760 120h60v560h-60z" fill="#ccd2d2"/><path d="M760 120h22v560h-22z" fill="#f3f6f5"/><path d="M700 90h180v90H700z" fill="#e9eef0"/><path d="M716 60h148v36H716z" fill="#24405c"/>' +
    repeated(6, clamp => `<rect x="742" y="${220 + clamp * 76}" width="96" height="16" fill="#4b5458"/>`) +
    '<path d="M1180 300q-10-150 60-170t70 170z" fill="#2f4f63"/><circle cx="1242" cy="92" r="48" fill="#b98663"/><path d="M1192 84q8-58 54-54t46 56z" fill="#c4552b"/><path d="M1186 190l-330 70 6 26 330-60z" fill="#2f4f63"/>',

  limpet: random =>
    backdrop('sky', '#c7d4d8', '#e3e0d4', '#cbb993') +
    `<path d="M0 700h1600v300H0z" fill="#5d7f8b"/>${glints(random, { x: 900, from: 706, colour: '#e6efe9' })}` +
    '<path d="M600 160h400v640q-200 60-400 0z" fill="#dfe6e6"/><path d="M600 160h130v660q-80-8-130-20z" fill="#fff" opacity=".5"/><ellipse cx="800" cy="160" rx="200" ry="50" fill="#eef3f2"/>' +
    repeated(30, () => {
      const [x, y] = [620 + random() * 360, 440 + random() * 340];
      return `<ellipse cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" rx="${(10 + random() * 22).toFixed(0)}" ry="${(7 + random() * 14).toFixed(0)}" fill="#5e6b42" opacity="${(0.3 + random() * 0.5).toFixed(2)}"/>`;
    }) +
    '<path d="M700 560q20-92 104-92t104 92q-104 40-208 0z" fill="#8d7a5c"/><path d="M804 468l-70 104M804 468l-20 116M804 468l36 112M804 468l80 94" stroke="#d9caa5" stroke-width="8"/><ellipse cx="804" cy="474" rx="14" ry="8" fill="#f2e8cf"/>',

  loaves: random =>
    backdrop('room', '#59453a', '#7a5f4c', '#8f7156') +
    planks(random, ['#b68f63', '#c29b6d', '#a98258']) +
    repeated(9, loaf => {
      const [x, y] = [200 + (loaf % 5) * 300 + (loaf > 4 ? 150 : 0), loaf > 4 ? 790 : 610];
      return `<ellipse cx="${x}" cy="${y + 52}" rx="150" ry="26" fill="#00000050" filter="url(#soft)"/><ellipse cx="${x}" cy="${y}" rx="142" ry="${(64 + random() * 14).toFixed(0)}" fill="#b9763a"/><ellipse cx="${x - 20}" cy="${y - 18}" rx="104" ry="34" fill="#d9a05c" opacity=".7"/><path d="M${x - 80} ${y - 20}q80-44 160-2M${x - 60} ${y + 12}q66-36 130 0" stroke="#f6e3bd" stroke-width="11" fill="none"/>`;
    }) +
    '<path d="M0 0h1600v90H0z" fill="#2b1f18"/><path d="M1180 90v300M1300 90v230" stroke="#1d1512" stroke-width="12"/><path d="M1120 390h120l-20 60h-80zM1250 320h100l-16 52h-68z" fill="#39424a"/>',

  trailer: random =>
    backdrop('evening', '#7fa0b4', '#d8c9b4', '#eebd8c') +
    `<path d="${ridge(random, { y: 560, rise: 130, steps: 8 })}" fill="#7d8a80"/><path d="${ridge(random, { y: 600, rise: 60, steps: 30 })}" fill="#4c6245"/><rect y="590" width="${width}" height="${height - 590}" fill="#8c8465"/>` +
    '<path d="M470 560q0-260 330-260t330 260z" fill="#b9785a"/><path d="M560 560q0-180 240-180t240 180z" fill="#a1634a"/><path d="M690 560q0-110 110-110t110 110z" fill="#1b0d08"/><path d="M720 560q10-70 80-70t80 70z" fill="#ff8a2c" opacity=".8" filter="url(#soft)"/><rect x="930" y="190" width="56" height="150" fill="#4a4d50"/><path d="M958 180q-40-60 10-100t-20-80" stroke="#f4f0e7" stroke-width="24" opacity=".35" fill="none" filter="url(#soft)"/>' +
    '<path d="M420 560h780v54H420z" fill="#3b3f42"/><path d="M1200 580h210v18h-210z" fill="#3b3f42"/>' +
    [600, 1000]
      .map(
        x =>
          `<circle cx="${x}" cy="680" r="84" fill="#23262a"/><circle cx="${x}" cy="680" r="44" fill="#b9bdb8"/><circle cx="${x}" cy="680" r="14" fill="#23262a"/>`,
      )
      .join('') +
    '<ellipse cx="800" cy="780" rx="520" ry="34" fill="#00000040" filter="url(#soft)"/>',
};
