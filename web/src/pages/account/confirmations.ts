const name = 'cairn.confirmed';

/** Confirmed email addresses, announced between the tabs of a browser. */
export const confirmations = {
  announce(email: string): void {
    const channel = new BroadcastChannel(name);
    channel.postMessage(email);
    channel.close();
  },

  /** Returns a function that stops listening. */
  listen(onConfirmed: (email: unknown) => void): () => void {
    const channel = new BroadcastChannel(name);
    channel.addEventListener('message', ({ data }) => onConfirmed(data));
    return () => channel.close();
  },
};
