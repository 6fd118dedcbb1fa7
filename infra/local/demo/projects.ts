import type { DemoProject } from './content.ts';
import { acequia } from './projects/acequia.ts';
import { alisios } from './projects/alisios.ts';
import { allotmentEverything } from './projects/allotmentEverything.ts';
import { aPie } from './projects/aPie.ts';
import { atlasDeBarrios } from './projects/atlasDeBarrios.ts';
import { bibliorue } from './projects/bibliorue.ts';
import { cairnInYourLanguage } from './projects/cairnInYourLanguage.ts';
import { earnWhileYouSleep } from './projects/earnWhileYouSleep.ts';
import { fieldnotes } from './projects/fieldnotes.ts';
import { grainline } from './projects/grainline.ts';
import { harbourChoir } from './projects/harbourChoir.ts';
import { hearth } from './projects/hearth.ts';
import { huertaNueve } from './projects/huertaNueve.ts';
import { kilnAndCo } from './projects/kilnAndCo.ts';
import { lakeLedger } from './projects/lakeLedger.ts';
import { laReparerie } from './projects/laReparerie.ts';
import { lareira } from './projects/lareira.ts';
import { laUltimaSesion } from './projects/laUltimaSesion.ts';
import { leFournil } from './projects/leFournil.ts';
import { murmure } from './projects/murmure.ts';
import { nightjar } from './projects/nightjar.ts';
import { nightKitchen } from './projects/nightKitchen.ts';
import { oneHand } from './projects/oneHand.ts';
import { orgueDePoche } from './projects/orgueDePoche.ts';
import { paperboat } from './projects/paperboat.ts';
import { paperTrail } from './projects/paperTrail.ts';
import { peatListener } from './projects/peatListener.ts';
import { pollen } from './projects/pollen.ts';
import { porchLight } from './projects/porchLight.ts';
import { quartDheure } from './projects/quartDheure.ts';
import { quietMap } from './projects/quietMap.ts';
import { ringingRoom } from './projects/ringingRoom.ts';
import { semillero } from './projects/semillero.ts';
import { signalBox } from './projects/signalBox.ts';
import { slowPost } from './projects/slowPost.ts';
import { starCompass } from './projects/starCompass.ts';
import { sundialKit } from './projects/sundialKit.ts';
import { telarAbierto } from './projects/telarAbierto.ts';
import { terrainVague } from './projects/terrainVague.ts';
import { tidewatch } from './projects/tidewatch.ts';
import { toolshed } from './projects/toolshed.ts';
import { vigie } from './projects/vigie.ts';
import { voixLues } from './projects/voixLues.ts';

/** All demo projects. */
export const demoProjects: readonly DemoProject[] = [
  aPie,
  acequia,
  alisios,
  allotmentEverything,
  atlasDeBarrios,
  bibliorue,
  cairnInYourLanguage,
  earnWhileYouSleep,
  fieldnotes,
  grainline,
  harbourChoir,
  hearth,
  huertaNueve,
  kilnAndCo,
  laReparerie,
  laUltimaSesion,
  lakeLedger,
  lareira,
  leFournil,
  murmure,
  nightKitchen,
  nightjar,
  oneHand,
  orgueDePoche,
  paperTrail,
  paperboat,
  peatListener,
  pollen,
  porchLight,
  quartDheure,
  quietMap,
  ringingRoom,
  semillero,
  signalBox,
  slowPost,
  starCompass,
  sundialKit,
  telarAbierto,
  terrainVague,
  tidewatch,
  toolshed,
  vigie,
  voixLues,
];
