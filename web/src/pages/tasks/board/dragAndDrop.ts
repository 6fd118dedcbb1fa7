/** The parts of the library that the board uses; loaded after the first view. */

export { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
export {
  draggable,
  dropTargetForElements,
  monitorForElements,
} from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
export { autoScrollForElements } from '@atlaskit/pragmatic-drag-and-drop-auto-scroll/element';
