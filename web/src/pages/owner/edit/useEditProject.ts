import { useState } from 'react';
import type { Project } from '#shared/entities/project.ts';
import { useMutation } from '#web/api/hooks.ts';
import { useAutosave } from '#web/domain/form/useAutosave.ts';
import { useCheckedForm } from '#web/domain/form/useCheckedForm.ts';
import { errorsOf, fieldAt, problemsOf } from '#web/domain/project/form/problems.ts';
import { useFieldWords } from '#web/domain/project/form/useFieldWords.ts';
import { type ProposalValues, valuesOf } from '#web/domain/project/form/values.ts';
import { changeOf, isSame } from './changeOf.ts';

/** The form of a project that saves itself; what the server refuses stays in its field. */
export function useEditProject(project: Project) {
  const wordsFor = useFieldWords();
  const update = useMutation('updateProject', ['getProject', 'listUserProjects'], { quiet: true });
  const [initial] = useState(() => valuesOf(project));
  const form = useCheckedForm<ProposalValues, ProposalValues>({
    initial,
    check: values => {
      const fields = errorsOf(problemsOf(values, project.endDate));
      return fields.length > 0 ? { fields } : { value: values };
    },
    wordsFor,
  });

  const autosave = useAutosave(form, {
    initial,
    isSame,
    canUndo,
    changeOf: (saved, values) => changeOf(saved, values, problemsOf(values, saved.endDate)),
    save: async (change, values) => {
      const { data, error } = await update.run({ ProjectID: project.ProjectID, body: { change } });
      if (error) {
        if (error.fields.length > 0) form.showRefusal(error, undefined, path => fieldAt(path, values));
        return { error };
      }
      const isUploaded =
        data.image.kind === 'picture' &&
        values.upload !== null &&
        form.engine.getValues('upload')?.UploadID === values.upload.UploadID;
      return { saved: valuesOf(data), shown: isUploaded ? UPLOAD_DONE : undefined };
    },
  });

  const hasProblems = problemsOf(form.values, project.endDate).size > 0;
  return { form, autosave, hasProblems };
}

/** An uploaded picture becomes the picture of the project. */
const UPLOAD_DONE: Partial<ProposalValues> = { picture: 'keep', upload: null };

/** A picture that was replaced cannot be restored. */
const canUndo = (before: ProposalValues, saved: ProposalValues): boolean =>
  before.picture !== 'keep' || saved.picture === 'keep';
