import { type SubmitEvent, useEffect, useEffectEvent, useState } from 'react';
import type { ComposedAttachments } from './useAttachments.ts';

interface SentForm<Props> {
  isBusy: boolean;
  sendNow: () => Promise<void>;
  formProps: Props;
}

interface WithSubmit {
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
}

/** Has a message wait for the files that are being uploaded; it is not sent without one whose upload has failed. */
export function useSendingWithFiles<Props extends WithSubmit>(
  { formProps, isBusy, sendNow }: SentForm<Props>,
  { isUploading, hasFailed }: Pick<ComposedAttachments, 'isUploading' | 'hasFailed'>,
) {
  const [isWaiting, setWaiting] = useState(false);
  const [isHeldUp, setHeldUp] = useState(false);
  if (isWaiting && !isUploading && hasFailed) {
    setWaiting(false);
    setHeldUp(true);
  }
  const isDue = isWaiting && !isUploading && !hasFailed;
  const send = useEffectEvent(() => void sendNow().finally(() => setWaiting(false)));
  useEffect(() => {
    if (isDue) send();
  }, [isDue]);

  return {
    /** Whether the message is to be sent as soon as its files have arrived. */
    isWaiting,
    /** Whether it was not sent because the upload of a file has failed. */
    isHeldUp: isHeldUp && hasFailed,
    isBusy: isBusy || isWaiting,
    formProps: {
      ...formProps,
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
        if (!isUploading && !hasFailed) return formProps.onSubmit(event);
        event.preventDefault();
        setWaiting(isUploading);
        setHeldUp(!isUploading);
      },
    },
  };
}
