import { type ComponentProps, useEffect } from 'react';
import { RouterProvider } from 'react-router-dom';
import { HYDRATED } from '#web/hydrated.ts';

/** The application in a browser. */
export function App({ router }: Pick<ComponentProps<typeof RouterProvider>, 'router'>) {
  useEffect(() => {
    // The start script repeats a click that came before hydration.
    window.dispatchEvent(new Event(HYDRATED));
  }, []);

  return <RouterProvider router={router} />;
}
