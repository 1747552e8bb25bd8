type Day = 0 | 1 | 2 | 3 | 4 | 5 | 6;
interface CalendarEvent {
  readonly title: string;
  start: Date;
  end?: Date | undefined;
  repeat?: ('daily' | 'weekly') & string;
  attendees: string[] | readonly string[] | null;
}

const dayNames: Record<Day, string> = { 0: 'Sun', 1: 'Mon', 2: 'Tue', 3: 'Wed', 4: 'Thu', 5: 'Fri', 6: 'Sat' };

export function overlap(a: CalendarEvent, b: CalendarEvent) {
  const aEnd = a.end ? a.end : a.start, bEnd = b.end || b.start;
  if (a.start === undefined) return false
  return a.start < bEnd && b.start < aEnd;
}

export function describe(event: CalendarEvent, day: Day): string {
  const names = event.attendees!.map(name => name.trim());
  const who = names.length ? names.join(', ') : 'nobody';
  const repeat = event.repeat as string;
  if (typeof event.title === 'string' && event.title) {
    return event.title + ' ' + event.start + ' ' + day + repeat;
  }
  return dayNames[day as Day] + who;
}

export const days = Object.keys(dayNames).map(key => dayNames[+key as Day]);
export function next(events: CalendarEvent[], after?: Date): CalendarEvent {
  const now = after ?? new Date();
  const upcoming = events.filter(({ start }) => start > now);
  let found: CalendarEvent | undefined = upcoming.filter(e => !e.end).shift();
  let soonest = upcoming[0];
  for (let i = 0; i < upcoming.length; i++) {
    const candidate = upcoming[i];
    if (candidate.start < soonest.start) soonest = candidate;
  }
  if (soonest) { return soonest }
  return found!;
}
export const weekend = (day: Day) => { if (day === 0) { return true } else if (day === 6) { return true } }
