import { Picture } from '#shared/entities/picture.ts';

const numbers = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];

/** A picture of a project, by its number from 1 on. */
export const aPicture = (number: number): Picture =>
  Picture.parse({
    UploadID: `picture-${number}`,
    alt: `Picture ${numbers[number - 1]}`,
    caption: `Caption ${numbers[number - 1]}`,
    card: `/media/img-projects/ana/project-picture-${number}-card.webp`,
    cover: `/media/img-projects/ana/project-picture-${number}.webp`,
    width: 1600,
    height: 1000,
  });
