import type { Plugin } from 'vite';

const ROUTER = /react-router\/dist\/production\/.*\.mjs$/;

/** Lets go what nobody uses of React Router: its forms and data mode stay only because their components are named after they are made. */
export const leanRouter = (): Plugin => ({
  name: 'cairn:lean-router',
  transform: (code, id) =>
    ROUTER.test(id)
      ? code
          .replace(/^\w+\.displayName = "\w+";$/gm, '')
          .replace(/= (\w+\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ $1')
      : undefined,
});
