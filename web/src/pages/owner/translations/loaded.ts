/** The two ways in which a translation is edited, which load together: they have nearly all of their code in common. */
export { Translations } from './Translations.tsx';
export { TaskWork } from './work/TaskWork.tsx';
