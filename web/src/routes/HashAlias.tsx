import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { resolveAlias } from './aliases.ts';

/** Redirects fragments that name a page, such as `#/projects/{id}`. Loaders do not see fragments. */
export function HashAlias(): null {
  const { pathname, hash } = useLocation();
  const navigate = useNavigate();
  const canonical = hash ? resolveAlias(pathname, '', hash) : undefined;

  useEffect(() => {
    if (canonical !== undefined) void navigate(canonical, { replace: true });
  }, [canonical, navigate]);

  return null;
}
