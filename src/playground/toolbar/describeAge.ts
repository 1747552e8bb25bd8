const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * How long ago something was: "5 minutes ago", "yesterday"; a date where that is longer than a week.
 *
 * @param time in milliseconds since 1970; 0 where it isn't known
 */
export function describeAge(time: number, now = Date.now()): string {
  const age = now - time;
  if (time === 0) {
    return 'some time ago';
  }
  if (age < minute) {
    return 'just now';
  }
  const format = new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' });
  if (age < hour) {
    return format.format(-Math.floor(age / minute), 'minute');
  }
  if (age < day) {
    return format.format(-Math.floor(age / hour), 'hour');
  }
  return age < 7 * day
    ? format.format(-Math.floor(age / day), 'day')
    : new Date(time).toLocaleDateString('en-US', { dateStyle: 'medium' });
}
