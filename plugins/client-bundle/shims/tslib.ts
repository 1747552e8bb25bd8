/** What compiled CommonJS calls on a `require`d module whose default export it wants. */
export function __importDefault(module: { __esModule?: boolean }): unknown {
  return module.__esModule ? module : { default: module };
}
