import { startTransition, useEffect, useLayoutEffect, useState } from 'react';
import { Router, useRoutes } from 'react-router-dom';
import { HYDRATED } from '#web/hydrated.ts';
import { FailureContext, NavigationContext } from './NavigationContext.ts';
import type { Navigation } from './navigation.ts';
import { ROUTES } from './routes.tsx';

/** The site in a browser. A page stays until the next one can be shown whole. */
export function Site({ navigation }: { navigation: Navigation }) {
  const [{ location, action, failure }, setPlace] = useState(navigation.place);

  useLayoutEffect(
    () => navigation.subscribe(() => startTransition(() => setPlace(navigation.place()))),
    [navigation],
  );

  useEffect(() => {
    // the start script presses again what was pressed too early
    window.dispatchEvent(new Event(HYDRATED));
  }, []);

  return (
    <NavigationContext value={navigation}>
      <FailureContext value={failure}>
        <Router location={location} navigationType={action} navigator={navigation}>
          <Pages />
        </Router>
      </FailureContext>
    </NavigationContext>
  );
}

/** The page at the address of the router around it. */
export const Pages = () => useRoutes(ROUTES);
