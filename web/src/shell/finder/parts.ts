/** The parts that find pages, projects, roles, people and teams as one types, which load together once one of them is wanted. */
export { InteractiveDialog } from '#web/shell/InteractiveDialog.tsx';
export { FieldSuggestions } from './FieldSuggestions.tsx';
