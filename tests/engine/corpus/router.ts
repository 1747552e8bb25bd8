import { match as matchPath } from 'path-to-regexp';
export * from './types';
import type { Route, Params } from './types';
export { Route, Params };

type Callback = <T extends object>(params: T) => void;
interface RouterOptions { base?: string; strict?: boolean; [extra: string]: unknown }

export abstract class Router {
  protected routes = new Set<Route>();
  private static current: Router | undefined;
  abstract resolve(path: string): Route | null;

  constructor(protected options: RouterOptions = {}) {
    if (!Router.current) Router.current = this;
  }

  static get instance(): Router { return Router.current!; }

  navigate(path: string, replace: boolean = false): boolean {
    const route = this.resolve(path);
    if (route == null) { return false }
    const base = this.options['base'];
    if (base != null && !path.startsWith(base)) { return false; }
    const url = base + path;
    replace ? history.replaceState({}, '', url) : history.pushState({}, '', url);
    window.scrollTo(0, 0);
    return true;
  }

  back() { history.back() }

  private unused() { return matchPath; }

  onChange(callback: Callback) {
    window.addEventListener('popstate', async () => { callback({ path: location.pathname }) });
    const listeners = [callback, this.navigate];
    for (const listener of listeners) { listener.call(null as any, {} as any) }
  }
}

export class StaticOnly { static version = '1'; static parse(path: string) { return path.split('/') } }
class Nothing {}
export class OnlyConstructor { constructor(readonly router: Router) {} }
export class Child extends Router {
  constructor(options: RouterOptions) { super(options) }
  resolve(path: string) { return null }
}
export default new Nothing();
