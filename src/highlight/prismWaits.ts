// Before Prism itself: otherwise it looks for code blocks in the page, and colors them its own way.
(globalThis as { Prism?: unknown }).Prism ??= { manual: true };

export {};
