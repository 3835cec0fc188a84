export default { output: 'static', build: { format: 'file' }, site: 'https://www.keystrand.example' };
