import { createContext, useContext, type ReactNode } from 'react';

type Theme = 'dark' | 'light';
const ThemeContext = createContext<Theme | undefined>(undefined);

export function ThemeProvider(props: { theme: Theme; children: ReactNode }) {
  return (
    <ThemeContext.Provider value={props.theme}>
      {props.children}
    </ThemeContext.Provider>
  );
}

export function useTheme() {
  const theme = useContext(ThemeContext);
  if (!theme) {
    throw 'No theme';
  }
  return theme as Theme;
}
