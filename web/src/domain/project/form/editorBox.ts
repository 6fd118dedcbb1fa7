import './EditorBox.css';

/** Class of the sheet on which one of several things is edited in place. */
export const editorBox = 'role-editor';
