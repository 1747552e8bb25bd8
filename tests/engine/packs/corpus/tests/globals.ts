describe('globals', () => {
  beforeEach(() => vi.restoreAllMocks());

  it('are there', () => {
    const spy = vi.spyOn(console, 'log').mockImplementation(() => {});
    console.log('a');
    expect(spy).toHaveBeenCalledOnce();
    expect(console.log).toHaveBeenCalled();
  });
});
