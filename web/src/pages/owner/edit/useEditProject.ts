import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { todayOf } from '#shared/days.ts';
import type { Project, ProposalChange } from '#shared/entities/project.ts';
import { minute } from '#shared/time.ts';
import { videoUploadOf } from '#shared/videoOf.ts';
import { ApiError } from '#web/api/apiError.ts';
import { call } from '#web/api/client.ts';
import { useMutation } from '#web/api/hooks.ts';
import { useNow } from '#web/api/useNow.ts';
import { editedVersion } from '#web/domain/project/editedVersion.ts';
import { errorsOf, fieldAt, problemsOf } from '#web/domain/project/form/problems.ts';
import { useFieldWords } from '#web/domain/project/form/useFieldWords.ts';
import { type ProposalValues, retyped, valuesOf } from '#web/domain/project/form/values.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import type { Language } from '#web/i18n/languages.ts';
import { conflictsOf, rebase } from '#web/ui/forms/rebase.ts';
import { type SaveOutcome, useAutosave } from '#web/ui/forms/useAutosave.ts';
import { useCheckedForm } from '#web/ui/forms/useCheckedForm.ts';
import { changeOf, isSame, knownOf } from './changeOf.ts';

/** The form of a project that saves itself; values that the server refuses stay in their fields. */
export function useEditProject(project: Project) {
  const lang = useLanguage();
  const wordsFor = useFieldWords();
  const update = useMutation('updateProject', ['getProject', 'listUserProjects'], { quiet: true });
  const today = todayOf(project, useNow(minute));
  const [initial] = useState(() => valuesOf(project, lang));
  const form = useCheckedForm<ProposalValues, ProposalValues>({
    initial,
    check: values => {
      const fields = errorsOf(problemsOf(values, lang, { today, endDate: project.endDate }));
      return fields.length > 0 ? { fields } : { value: values };
    },
    wordsFor,
    // Numbers are typed differently in each language; an upload doesn't outlast the page.
    draft: {
      form: 'updateProject',
      of: `${project.ProjectID}.${lang}`,
      parse: ({
        picture: _picture,
        upload: _upload,
        focus: _focus,
        gallery: _gallery,
        ...typed
      }: Partial<ProposalValues>) => typed,
    },
  });

  const lastUpdate = useRef(project.updatedAt);

  async function save(
    change: ProposalChange,
    values: ProposalValues,
    before: ProposalValues,
  ): Promise<SaveOutcome<ProposalValues>> {
    const body = { change, known: knownOf(change, before, lang) };
    const { data, error } = await update.run({ ProjectID: project.ProjectID, body });
    if (error?.code === 'PROJECT_CHANGED') return await saveOver(values, before);
    if (error) {
      if (error.fields.length > 0) form.showRefusal(error, undefined, path => fieldAt(path, values));
      return { error };
    }
    const isUploaded =
      editedVersion(data).image.kind === 'picture' &&
      values.upload !== null &&
      form.engine.getValues('upload')?.UploadID === values.upload.UploadID;
    lastUpdate.current = data.updatedAt;
    return { saved: valuesOf(data, lang), shown: isUploaded ? UPLOAD_DONE : undefined };
  }

  /** Saves once more over a project that was changed elsewhere, unless the user has to choose between two versions of a field. */
  async function saveOver(
    values: ProposalValues,
    before: ProposalValues,
  ): Promise<SaveOutcome<ProposalValues>> {
    try {
      const latest = await call('getProject', { ProjectID: project.ProjectID });
      const stored = valuesOf(latest, lang);
      lastUpdate.current = latest.updatedAt;
      if (conflictsOf(before, values, stored).length > 0) return { elsewhere: stored };
      const merged = rebase({ before, sent: values, current: values }, stored);
      const change = changeOf(
        stored,
        merged,
        problemsOf(merged, lang, { today, endDate: stored.endDate }),
        lang,
      );
      return change ? await save(change, merged, stored) : { saved: stored };
    } catch (thrown) {
      if (thrown instanceof ApiError) return { error: thrown };
      throw thrown;
    }
  }

  const autosave = useAutosave(form, {
    initial,
    isSame: (saved, values) => isSame(saved, values, lang),
    canUndo,
    // each saved change of a published project goes to review
    whenLeft: [
      'name',
      'shortName',
      'description',
      'contributionName',
      'faq',
      'budgetLines',
      'milestones',
      'gallery',
      'focus',
    ],
    changeOf: (saved, values) =>
      changeOf(saved, values, problemsOf(values, lang, { today, endDate: saved.endDate }), lang),
    save,
  });

  const adoptLatest = useEffectEvent((updatedAt: string) => {
    if (updatedAt <= lastUpdate.current) return;
    lastUpdate.current = updatedAt;
    autosave.adopt(valuesOf(project, lang));
  });
  useEffect(() => adoptLatest(project.updatedAt), [project.updatedAt]);

  const typedIn = useRef(lang);
  const retype = useEffectEvent((to: Language) => {
    const from = typedIn.current;
    typedIn.current = to;
    if (from !== to) autosave.restate(values => retyped(values, from, to));
  });
  useEffect(() => retype(lang), [lang]);

  const hasProblems = problemsOf(form.values, lang, { today, endDate: project.endDate }).size > 0;
  return { form, autosave, hasProblems, today };
}

/** An uploaded picture becomes the picture of the project. */
const UPLOAD_DONE: Partial<ProposalValues> = { picture: 'keep', upload: null };

/** An uploaded picture or video that was replaced cannot be restored. */
const canUndo = (before: ProposalValues, saved: ProposalValues): boolean =>
  (before.picture !== 'keep' || saved.picture === 'keep') &&
  (before.videoUrl === saved.videoUrl || !videoUploadOf(before.videoUrl));
