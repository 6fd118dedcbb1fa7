import type { ProposalValues } from '#web/domain/project/form/values.ts';
import type { FormFields } from '#web/ui/forms/useCheckedForm.ts';
import { BudgetField } from './BudgetField.tsx';
import { MilestonesField } from './MilestonesField.tsx';

/** The lists that divide a budget: its lines, and milestones of its owner's own. */
export const BudgetLists = ({ form }: { form: FormFields<ProposalValues> }) => (
  <>
    <BudgetField form={form} />
    <MilestonesField form={form} />
  </>
);
