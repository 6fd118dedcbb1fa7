import type { ProjectImage } from '#shared/entities/projectImage.ts';
import { CairnCover } from '#web/ui/Cairn.tsx';
import { focusClasses } from '#web/ui/focusClasses.ts';

/** The cover that is chosen: an uploaded picture, or the cairn that grows from the seed. */
export const PreviewPicture = ({ picture, seed }: { picture: ProjectImage; seed: string }) =>
  picture.kind === 'picture' ? (
    <img src={picture.card} alt="" className={focusClasses(picture.focus)} />
  ) : (
    <CairnCover seed={seed} palette={picture.palette} />
  );
