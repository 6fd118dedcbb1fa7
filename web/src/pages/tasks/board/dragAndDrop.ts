/** The part of the library that the board uses; loaded after the first view. */
export { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
